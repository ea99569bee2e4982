/** Pictures of faces, guests and kinds, on a grid of 512 (game-icons.net, see CREDITS.md). */
import paths from './icons.json' with { type: 'json' };

export type PictureName = keyof typeof paths;
export const picture = (name: PictureName): string => paths[name];

export function Picture({ name, class: className = 'castle-picture' }: { name: PictureName; class?: string }) {
  return (
    <svg class={className} viewBox="0 0 512 512" aria-hidden="true">
      <path d={paths[name]} fill="currentColor" />
    </svg>
  );
}
