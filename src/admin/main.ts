/** The operator's command line: looks into the store and changes it, whether a server runs on it or not. */
import { answer } from './commands.ts';

const { code, out, err } = await answer(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
