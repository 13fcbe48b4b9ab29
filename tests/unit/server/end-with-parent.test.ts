/** A build ends with the start that began it, or the next start could not build. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isAlive } from '../../support/running/processes';

const RUNNER = path.resolve('src/server/bootstrap/end-with-parent.mjs');

/** Starts a program by way of the runner, from a process that says how it ended and stays. */
async function parentOf(program: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'thermopieces-runner-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'program.cjs');
  await writeFile(file, program);
  const starter = `
    const args = ${JSON.stringify([RUNNER, file, 'argument'])};
    const child = require('node:child_process').spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('exit', (code) => console.log('ended with', code));
    setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ['-e', starter]);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [said] = await once(parent.stdout, 'data');
  return { parent, said: String(said).trim() };
}

it('ends when its parent is killed with kill -9', async () => {
  const { parent, said } = await parentOf('console.log(process.pid); setInterval(() => undefined, 1000);');
  const pid = Number(said);
  expect(isAlive(pid)).toBe(true);

  parent.kill('SIGKILL');

  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

it('runs with its arguments and ends by itself when it has nothing left to do', async () => {
  const { said } = await parentOf(`process.exitCode = process.argv[2] === 'argument' ? 7 : 1;`);

  expect(said).toBe('ended with 7');
});

it('leaves its children their channels, which hold them', async () => {
  const { said } = await parentOf(`
    if (process.argv[2] === 'child') {
      process.on('message', (text) => { process.send(text + '!'); process.disconnect(); });
    } else {
      const child = require('node:child_process').fork(__filename, ['child']);
      child.on('message', (text) => console.log(text));
      setTimeout(() => child.send('heard'), 200);
    }`);

  expect(said).toBe('heard!');
});
