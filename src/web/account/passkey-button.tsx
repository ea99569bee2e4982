/** The two buttons that ask for a passkey: to make one, and to come in by one. */
import { useEffect, useState } from 'preact/hooks';
import type { Me } from '../../protocol/parts.ts';
import { faultWords } from '../online/faults.ts';
import { people as w } from '../text/people.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { aboutServer } from './api.ts';
import { deviceName } from './device.ts';
import { addPasskey, enterByPasskey, knowsPasskeys, NoKey } from './passkeys.ts';

type Props = { label: string; main?: boolean; run: () => Promise<Me>; onDone: (me: Me) => unknown };

function Ask({ label, main = false, run, onDone }: Props) {
  const [busy, setBusy] = useState(false);
  const possible = usePossible();
  if (possible === false) return null;
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      await onDone(await run());
    } catch (error) {
      toast(error instanceof NoKey ? w.locks.cancelled : faultWords(error));
    }
    setBusy(false);
  };
  return (
    <div class="button-row">
      <button
        type="button"
        class={main ? 'button button-main' : 'button'}
        disabled={busy || possible === null}
        onClick={go}
      >
        <Icon name="key" />
        {label}
      </button>
    </div>
  );
}

/** Whether this browser, and this address of the server, know passkeys at all; unknown at first. */
export function usePossible(): boolean | null {
  const [possible, setPossible] = useState<boolean | null>(null);
  useEffect(() => {
    if (!knowsPasskeys()) setPossible(false);
    else
      aboutServer().then(
        ({ passkeys }) => setPossible(passkeys),
        () => setPossible(null),
      );
  }, []);
  return possible;
}

type Making = { label: string; main?: boolean; onDone: (me: Me) => unknown };
export const MakePasskey = (props: Making) => (
  <Ask {...props} run={() => addPasskey(deviceName() || w.locks.aDevice)} />
);

export const UsePasskey = ({ onDone }: { onDone: (me: Me) => unknown }) => (
  <Ask label={w.enter.passkey} main run={enterByPasskey} onDone={onDone} />
);
