/**
 * Runs in the measured page before anything else: notes shifts, long tasks, and how long after a tap its change is painted.
 * @typedef {{ value: number, what: string }} Shift
 * @typedef {{ shifts: Shift[], tasks: number[], first: number[], moves: number[], keys: number[] }} Notes
 */

/** @type {Notes} */
const notes = { shifts: [], tasks: [], first: [], moves: [], keys: [] };
Object.defineProperty(globalThis, 'benchNotes', { value: notes });

/** @param {string} type @param {(entry: PerformanceEntry) => void} note */
function observe(type, note) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry);
  }).observe({ type, buffered: true });
}

/** @param {unknown} node */
const nameOf = (node) => (node instanceof Element ? `${node.localName}.${node.getAttribute('class') ?? ''}` : 'text');

observe('layout-shift', (entry) => {
  const shift =
    /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean, sources: { node: unknown }[] }} */ (entry);
  // What moves because somebody has just asked for it is no surprise to them.
  if (shift.hadRecentInput) return;
  notes.shifts.push({ value: shift.value, what: shift.sources.map(({ node }) => nameOf(node)).join(' ') });
});
observe('longtask', ({ duration }) => notes.tasks.push(duration));

const stepNow = () => document.querySelector('#question')?.getAttribute('data-step');

/** After the frame that shows what has just changed, and before whatever else waits for its turn. @param {() => void} then */
function painted(then) {
  const { scheduler } = /** @type {{ scheduler: { postTask(task: () => void, options: object): Promise<void> } }} */ (
    /** @type {unknown} */ (globalThis)
  );
  requestAnimationFrame(() => void scheduler.postTask(then, { priority: 'user-blocking' }));
}

/** Whatever changes later has another cause. */
const LONGEST_MS = 500;
/** @type {Promise<void>} */
let followed = Promise.resolve();
/** When the change of the latest tap has been painted, or is not expected any more. */
Object.defineProperty(globalThis, 'benchFollowed', { value: () => followed });

/** From the moment on at which the page hears of the tap: the way there is the browser's. */
function follow() {
  const start = performance.now();
  const step = stepNow();
  let changed = false;
  followed = new Promise((done) => {
    const watcher = new MutationObserver(() => {
      if (!changed) {
        changed = true;
        painted(() => notes.first.push(performance.now() - start));
      }
      if (stepNow() === step) return;
      watcher.disconnect();
      painted(() => {
        notes.moves.push(performance.now() - start);
        done();
      });
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => {
      watcher.disconnect();
      done();
    }, LONGEST_MS);
  });
}

addEventListener('click', follow, { capture: true });
addEventListener(
  'keydown',
  ({ target }) => {
    const start = performance.now();
    if (target instanceof HTMLTextAreaElement) painted(() => notes.keys.push(performance.now() - start));
  },
  { capture: true },
);
