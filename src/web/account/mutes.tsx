/** Whom one does not hear, and the way to hear them again. */
import { useEffect, useState } from 'preact/hooks';
import { faultWords } from '../online/faults.ts';
import { people as w } from '../text/people.ts';
import { Shield } from '../ui/charge.tsx';
import { toast } from '../ui/toast.tsx';
import { type Muted, mute, mutedPeople } from './api.ts';
import { lookOf } from './plate.tsx';

export function MutedPeople() {
  const [muted, setMuted] = useState<readonly Muted[] | null>(null);
  useEffect(() => {
    mutedPeople().then(setMuted, (error: unknown) => toast(faultWords(error)));
  }, []);
  const hear = (who: string): void => {
    mute(who, false).then(
      () => setMuted((before) => before?.filter((other) => other.who !== who) ?? null),
      (error: unknown) => toast(faultWords(error)),
    );
  };
  return (
    <section class="leaf" aria-labelledby="mutes">
      <h2 id="mutes">{w.mutes.title}</h2>
      {muted?.length === 0 && <p class="quiet">{w.mutes.none}</p>}
      <ul class="rows">
        {muted?.map(({ who, name }) => (
          <li class="row" key={who}>
            <Shield look={lookOf(who)} />
            <a class="row-name" href={`/player/${who}`}>
              {name}
            </a>
            <button type="button" class="button" aria-label={w.mutes.unmuteOf(name)} onClick={() => hear(who)}>
              {w.mutes.unmute}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
