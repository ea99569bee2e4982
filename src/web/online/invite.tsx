/** The way to the table for friends: a link to send, and a code to hold a phone to. */
import { useMemo } from 'preact/hooks';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { qrCode } from './qr.ts';

/** The white border that readers need, in squares. */
const QUIET = 4;

function Code({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const rows = qrCode(text) ?? [];
    const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: rows.length, path: squares.join('') };
  }, [text]);
  if (size === 0) return null;
  return (
    <svg
      class="qr"
      role="img"
      aria-label={t.online.code}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

export function Invite({ invite }: { invite: string }) {
  const link = `${location.origin}/join/${invite}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t.online.copied);
    } catch {
      // Without leave to write there the link can still be marked by hand.
      toast(t.online.notCopied);
    }
  };
  return (
    <section class="invite" aria-labelledby="invite">
      <div class="invite-text">
        <h2 id="invite">{t.online.invite}</h2>
        <p>{t.online.inviteHint}</p>
        <input
          class="input"
          readOnly
          value={link}
          aria-label={t.online.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="button-row">
          <button type="button" class="button button-main" onClick={copy}>
            <Icon name="copy" />
            {t.online.copy}
          </button>
          {'share' in navigator && (
            <button
              type="button"
              class="button"
              onClick={() => void navigator.share({ title: t.app.name, url: link }).catch(() => undefined)}
            >
              {t.online.share}
            </button>
          )}
        </div>
      </div>
      <Code text={link} />
    </section>
  );
}
