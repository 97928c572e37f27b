import { existsSync } from 'node:fs';
import { readdir, readFile, type rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Build, environmentForBuilds, runNode, tail } from '../../netlify/local/build-process.ts';
import { moveDirectory } from '../../netlify/local/move-directory.ts';
import { type Platform, type PlatformOptions, startPlatform } from '../../netlify/local/platform.ts';
import { SECRETS } from '../../netlify/plugins/store/secrets.js';
import { createFixture, type Fixture, SITE, writeFiles } from './platform-fixture.ts';

let fixture: Fixture;
const started: Platform[] = [];

beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((platform) => platform.stop()));
  await fixture.remove();
});

/** A build that takes its time and numbers what it makes; it fails where told to. */
function fakeBuild({ takesMs = 0, fails = (_: number): boolean => false } = {}): {
  build: Build;
  count: () => number;
} {
  let count = 0;
  return {
    count: () => count,
    build: async ({ outDir, signal }) => {
      count += 1;
      const version = count;
      await setTimeout(takesMs, undefined, { signal });
      if (fails(version)) throw new Error(`Failed to fetch nameit data.`);
      await writeFiles(outDir, {
        ...SITE,
        'index.html': `<h1>Version ${version}</h1>`,
        'revision.json': '{"revision":"a"}',
      });
    },
  };
}

async function start(options: Partial<PlatformOptions> = {}): Promise<Platform> {
  const { root, dataDir } = fixture;
  const platform = await startPlatform({ root, dataDir, port: 0, log: () => {}, ...options });
  started.push(platform);
  return platform;
}

const callHook = () => fetch(process.env.BUILD_HOOK_URL ?? '', { method: 'POST', body: '{}' });
const page = async (platform: Platform, path = '/') => (await fetch(platform.url + path)).text();
const events = async (platform: Platform) => (await fetch(`${platform.url}/api/events`)).json();

describe('starting', () => {
  it('builds a site where there is none and serves it again without building', async () => {
    const first = fakeBuild();
    const platform = await start({ build: first.build });
    expect(await page(platform)).toBe('<h1>Version 1</h1>');
    await platform.stop();

    const second = fakeBuild();
    const again = await start({ build: second.build });
    expect(await page(again)).toBe('<h1>Version 1</h1>');
    expect([first.count(), second.count()]).toEqual([1, 0]);
  });

  it('builds anew when the sources have changed, and serves the old site when that fails', async () => {
    await (await start({ build: fakeBuild().build })).stop();
    await writeFiles(fixture.root, { 'src/pages/new.astro': 'new' });
    const failing = fakeBuild({ fails: () => true });
    const platform = await start({ build: failing.build });
    expect(failing.count()).toBe(1);
    expect(await page(platform)).toBe('<h1>Version 1</h1>');
    expect(platform.builds.status.error).toBe('Failed to fetch nameit data.');
    await platform.stop();

    const working = fakeBuild();
    await start({ build: working.build });
    expect(working.count()).toBe(1);
  });

  it('builds beside the running site when the store holds newer content', async () => {
    await (await start({ build: fakeBuild().build })).stop();
    await writeFiles(join(fixture.root, 'netlify/functions'), {
      'revision.ts':
        "export default () => Response.json({ revision: 'b' });\nexport const config = { path: '/api/revision' };",
    });
    const { build, count } = fakeBuild();
    const platform = await start({ build });
    await platform.builds.idle();
    expect(count()).toBe(1);
  });

  it('ends with the reason when the first build fails', async () => {
    const { build } = fakeBuild({ fails: () => true });
    await expect(start({ build })).rejects.toThrow('Failed to fetch nameit data.');
    // Nothing is left behind that would stop the next start.
    await expect(start({ build: fakeBuild().build })).resolves.toBeDefined();
  });

  it('says in one line that the port or the data folder is taken', async () => {
    const platform = await start({ siteDir: fixture.siteDir });
    const other = await createFixture();
    await expect(start({ ...other, port: platform.port })).rejects.toThrow(
      `Port ${platform.port} is already in use. Set PORT to another one.`,
    );
    await other.remove();
    await expect(start({ siteDir: fixture.siteDir })).rejects.toThrow(/^Another server is using .*DATA_DIR/);
  });
});

it('gives a build no secret', () => {
  const given = { ...Object.fromEntries(SECRETS.map((name) => [name, 'secret'])), PATH: '/bin' };
  expect(environmentForBuilds(given)).toEqual({ PATH: '/bin' });
});

describe('the build hook', () => {
  it('makes two builds of ten calls that come while the first one runs', async () => {
    const { build, count } = fakeBuild({ takesMs: 500 });
    const platform = await start({ siteDir: fixture.siteDir, build });
    for (let call = 0; call < 10; call += 1) expect((await callHook()).status).toBe(200);
    await platform.builds.idle();
    expect(count()).toBe(2);
    expect(await page(platform)).toBe('<h1>Version 2</h1>');
  });

  it('needs its secret and POST', async () => {
    const { build, count } = fakeBuild();
    const platform = await start({ siteDir: fixture.siteDir, build });
    expect((await fetch(`${platform.url}/.netlify/local/build_hooks/guess`, { method: 'POST' })).status).toBe(
      404,
    );
    expect((await fetch(process.env.BUILD_HOOK_URL ?? '')).status).toBe(404);
    await platform.builds.idle();
    expect(count()).toBe(0);
  });

  it('keeps the old site when a build fails, says why, and recovers', async () => {
    const { build } = fakeBuild({ fails: (version) => version === 2 });
    const platform = await start({ build });
    await callHook();
    await platform.builds.idle();
    expect(await page(platform)).toBe('<h1>Version 1</h1>');
    expect(platform.builds.status.error).toBe('Failed to fetch nameit data.');
    expect(await events(platform)).toEqual([
      'building',
      'ready',
      'building',
      'error: Failed to fetch nameit data.',
    ]);
    expect((await readdir(join(fixture.dataDir, 'site'))).length).toBe(2);

    await callHook();
    await platform.builds.idle();
    expect(platform.builds.status.error).toBeUndefined();
    expect(await page(platform)).toBe('<h1>Version 3</h1>');
  });

  it('fails no request while sites are swapped, and removes the old ones', async () => {
    const { build, count } = fakeBuild();
    const platform = await start({ build });
    let running = true;
    const seen = new Set<number>();
    const load = Array.from({ length: 8 }, async () => {
      while (running) {
        for (const path of ['/', '/_astro/app.abc123.js', '/course/known', '/course/fresh']) {
          const answer = await fetch(platform.url + path);
          await answer.arrayBuffer();
          seen.add(answer.status);
        }
      }
    });
    for (let round = 0; round < 15; round += 1) await platform.builds.request();
    running = false;
    await Promise.all(load);
    expect(count()).toBe(16);
    expect([...seen].sort()).toEqual([200, 201]);
    expect(existsSync(process.env.SITE_DIR ?? '')).toBe(true);
    expect((await readdir(join(fixture.dataDir, 'site'))).length).toBe(3);
  });

  it('sends compressed copies of what it has built', async () => {
    const platform = await start({ build: fakeBuild().build });
    const answer = await fetch(`${platform.url}/_astro/app.abc123.js`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    expect(await answer.text()).toBe(SITE['_astro/app.abc123.js']);
    expect((await fetch(`${platform.url}/_astro/app.abc123.js.br`)).status).toBe(404);
  });

  it('ends a running build when the server stops', async () => {
    const platform = await start({ siteDir: fixture.siteDir, build: fakeBuild({ takesMs: 60_000 }).build });
    await callHook();
    await vi.waitFor(() => expect(platform.builds.status.running).toBe(true));
    await platform.stop();
    expect(platform.builds.status.running).toBe(false);
  });
});

describe('a site that was built', () => {
  it('moves to another file system as a whole', async () => {
    const { siteDir, dataDir } = fixture;
    const tried: string[] = [];
    const across: typeof rename = async (from, to) => {
      tried.push(`${from} ${to}`);
      throw Object.assign(new Error('cross-device link not permitted'), { code: 'EXDEV' });
    };
    await moveDirectory(siteDir, dataDir, across);
    expect(tried).toEqual([`${siteDir} ${dataDir}`]);
    expect(await readFile(join(dataDir, '_astro/app.abc123.js'), 'utf8')).toBe(SITE['_astro/app.abc123.js']);
    expect([existsSync(siteDir), existsSync(`${dataDir}.part`)]).toEqual([false, false]);
  });

  it('stays where it is when it cannot be moved', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
    await expect(moveDirectory(fixture.siteDir, fixture.dataDir, refuse)).rejects.toThrow('no space');
    expect(existsSync(fixture.siteDir)).toBe(true);
  });
});

describe('a build process', () => {
  const run = async (
    source: string,
    { signal = new AbortController().signal, timeLimitMs = 60_000 } = {},
  ) => {
    const script = join(fixture.root, 'build.mjs');
    await writeFile(script, source);
    const { root } = fixture;
    await runNode({ args: [script], cwd: root, env: {}, signal, hidden: [root], timeLimitMs });
  };

  it('fails with the end of its output, without the paths of the machine', async () => {
    const source = `console.error('Failed to fetch nameit data.\\n  in ' + process.cwd() + '/data/x.json'); process.exit(3)`;
    await expect(run(source)).rejects.toThrow('Failed to fetch nameit data.\n  in data/x.json');
    await expect(run('process.exit(3)')).rejects.toThrow('The build ended with code 3.');
  });

  it('can be stopped', async () => {
    const aborter = new AbortController();
    const running = run('setInterval(() => {}, 1000)', { signal: aborter.signal });
    await setTimeout(100);
    aborter.abort();
    await expect(running).rejects.toThrow('The build was stopped.');
  });

  it('that hangs is ended with all that it has started', async () => {
    const beat = `setInterval(() => require('node:fs').appendFileSync('beats', '.'), 20)`;
    const source = `
      import { spawn } from 'node:child_process';
      process.on('SIGTERM', () => {});
      spawn(process.execPath, ['-e', ${JSON.stringify(beat)}], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    await expect(run(source, { timeLimitMs: 2_000 })).rejects.toThrow(
      'The build took longer than 2 seconds and was ended.',
    );
    const beats = async () => (await readFile(join(fixture.root, 'beats'), 'utf8')).length;
    const before = await beats();
    await setTimeout(200);
    expect(await beats()).toBe(before);
  });

  it('leaves out progress and stacks', () => {
    const lines = [
      '03:01:18 [build] output: "static"',
      '',
      '03:01:19 [ERROR] No such course',
      '    at x (y.js:1:1)',
    ];
    expect(tail(lines, [])).toBe('03:01:19 [ERROR] No such course');
  });
});
