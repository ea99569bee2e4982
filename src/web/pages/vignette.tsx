/** A small pen drawing at the head of a page that has something unwelcome to say: it is still a page of the book. */
const DRAWINGS = {
  /** A chair that nobody sits on. */
  chair: 'M38 12v50M82 12v50M38 18h44M38 30h44M38 42h44M30 62h60l4 10H26zM31 72v36M89 72v36M42 72v24M78 72v24M31 92h58',
  /** A page, torn across. */
  torn: 'M30 10h60v38l-9 7-8-8-9 9-9-8-8 8-9-7-8 6zM30 66l8-6 9 7 8-8 9 8 9-9 8 8 9-7v49H30zM42 24h36M42 34h28M42 82h36M42 92h24',
  /** A lantern that has gone out. */
  lantern:
    'M60 8a9 9 0 0 1 9 9M51 17a9 9 0 0 1 9-9M44 24h32l5 12H39zM42 36v52M78 36v52M36 88h48v10H36zM52 36v52M68 36v52M60 62c-5 6-4 12 0 16 4-4 5-10 0-16z',
  /** An open book with nothing in it. */
  blank:
    'M60 28c-14-9-30-11-48-11v76c18 0 34 2 48 11 14-9 30-11 48-11V17c-18 0-34 2-48 11zM60 28v76M24 34c8 0 16 1 24 4M72 38c8-3 16-4 24-4',
  /** A new book with a ribbon, on an old one. */
  fresh:
    'M22 30h70v40H22zM22 70h76v28H22zM32 30v40M32 70v28M58 30v26l6-6 6 6V30M22 84h76M84 16l4-8M94 20l7-6M97 30l9-1',
  /** A door that is shut, with a bar across it. */
  door: 'M26 108V52a34 40 0 0 1 68 0v56zM18 108h84M43 108V26M60 108V13M77 108V26M20 70h80v10H20zM84 92a3 3 0 1 0 .1 0',
  /** A table that was cleared: the cloth is folded over its edge. */
  cloth: 'M10 44h100l-6 10H16zM24 54v54M96 54v54M40 44V28l38-8 14 12-40 10v24l-12 8zM52 42l-12-14M46 108h28',
} as const;
export type VignetteName = keyof typeof DRAWINGS;

export function Vignette({ name }: { name: VignetteName }) {
  return (
    <svg class="vignette" viewBox="0 0 120 116" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
