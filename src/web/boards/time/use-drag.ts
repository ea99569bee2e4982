/**
 * Cards that are dragged, by mouse or finger. What follows the pointer is a copy outside the drawing, so that nothing is drawn
 * again while it moves, and the tale may grow meanwhile.
 */
import { useEffect, useRef, useState } from 'preact/hooks';

/** So far a pointer must go before a press is a drag. */
const SLACK = 8;
const OVER = 'drop-over';

type Drag = {
  readonly card: number;
  readonly pointer: number;
  readonly touch: boolean;
  readonly from: { readonly x: number; readonly y: number };
  readonly face: HTMLElement;
  /** Null until the pointer has gone far enough. */
  ghost: HTMLElement | null;
  over: Element | null;
};

/** What may be dropped on: the place that an element stands for. */
const placeAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;

/** The click that ends a drag is no tap. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

function ghostOf(face: HTMLElement): HTMLElement {
  const ghost = face.cloneNode(true) as HTMLElement;
  const { left, top, width } = face.getBoundingClientRect();
  ghost.classList.add('time-ghost', 'time-drawn');
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  document.body.append(ghost);
  return ghost;
}

/** `fits`: what dropping that card on that place does, or null if nothing. */
export function useDrag(fits: (card: number, place: string) => (() => void) | null): {
  /** The card that is under way. */
  readonly dragged: number | null;
  readonly onPress: (event: PointerEvent, card: number) => void;
} {
  const [dragged, setDragged] = useState<number | null>(null);
  const latest = useRef(fits);
  latest.current = fits;
  const drag = useRef<Drag | null>(null);

  useEffect(() => {
    const light = (over: Element | null): void => {
      if (!drag.current || drag.current.over === over) return;
      drag.current.over?.classList.remove(OVER);
      over?.classList.add(OVER);
      drag.current.over = over;
    };
    const end = (): void => {
      light(null);
      drag.current?.ghost?.remove();
      drag.current = null;
      setDragged(null);
    };
    const move = (event: PointerEvent): void => {
      const under = drag.current;
      if (!under || event.pointerId !== under.pointer) return;
      const x = event.clientX - under.from.x;
      const y = event.clientY - under.from.y;
      if (!under.ghost) {
        // A finger that goes sideways leafs through the hand.
        const meant = under.touch ? y < -SLACK && -y > Math.abs(x) : Math.hypot(x, y) > SLACK;
        if (!meant) return;
        under.ghost = ghostOf(under.face);
        setDragged(under.card);
      }
      under.ghost.style.transform = `translate(${x}px, ${y}px)`;
      const place = placeAt(event.clientX, event.clientY);
      light(place && latest.current(under.card, place.dataset['drop'] ?? '') ? place : null);
    };
    const drop = (event: PointerEvent): void => {
      const under = drag.current;
      if (!under || event.pointerId !== under.pointer) return;
      const place = under.ghost ? placeAt(event.clientX, event.clientY) : null;
      const act = place && latest.current(under.card, place.dataset['drop'] ?? '');
      if (under.ghost) swallowClick();
      end();
      act?.();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', end);
      end();
    };
  }, []);

  const onPress = (event: PointerEvent, card: number): void => {
    if (!event.isPrimary || event.button !== 0) return;
    drag.current = {
      card,
      pointer: event.pointerId,
      touch: event.pointerType === 'touch',
      from: { x: event.clientX, y: event.clientY },
      face: event.currentTarget as HTMLElement,
      ghost: null,
      over: null,
    };
  };
  return { dragged, onPress };
}
