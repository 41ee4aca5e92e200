// Scores pads with the client's scorer: a list of pads on standard input, a list of results out.
// TypeScript's own compiler turns the file into JavaScript, so that any Node.js will do.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [, , scorer, web] = process.argv;
const ts = createRequire(`${web}/package.json`)('typescript');
const { outputText } = ts.transpileModule(readFileSync(scorer, 'utf8'), {
  compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
});
const { score } = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
const pads = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(pads.map(score)));
