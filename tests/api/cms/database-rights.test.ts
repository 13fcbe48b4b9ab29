/** What the database's processes inherit from the shop, and what the shop's role may do in the database. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { queryOnce, sharedDatabase } from '../../support/running/database';
import { databaseProcesses, isLinux } from '../../support/running/processes';
import { ADMIN, superuserUrl } from '../../support/running/shop';

describe.runIf(isLinux)('each process of the database', () => {
  it('inherits no secret of the shop, and nothing that is not on a short list', async () => {
    const { dataDir } = inject('shop');
    const allowed =
      /^(PATH|TZ|TMPDIR|LD_LIBRARY_PATH|LC_\w+|NODE_ENV|PG_GRANDPARENT_PID|PGDATA|PGLOCALEDIR|PGSYSCONFDIR)$/;
    const secrets = await Promise.all(
      ['payload-secret', 'database-password', 'database-superuser-password'].map((name) =>
        readFile(path.join(dataDir, 'secrets', name), 'utf8'),
      ),
    );

    const processes = await databaseProcesses(dataDir);

    expect(processes.length).toBeGreaterThan(5);
    for (const pid of processes) {
      const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
      const names = environment.split('\0').flatMap((entry) => /^(\w+)=/.exec(entry)?.[1] ?? []);
      expect(names.filter((name) => !allowed.test(name))).toEqual([]);
      for (const secret of [ADMIN.password, ...secrets]) expect(environment).not.toContain(secret);
    }
  });
});

describe("the shop's role", () => {
  const rows = sharedDatabase();

  it('owns its database and has no further rights', async () => {
    const found = await rows(
      `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
         (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships,
         (SELECT datdba = r.oid FROM pg_database WHERE datname = current_database()) AS "isOwner"
       FROM pg_roles r WHERE rolname = current_user`,
    );

    const no = {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
    };
    expect(found).toEqual([{ ...no, memberships: 0, isOwner: true }]);
  });

  it.each([
    ['run programs', `COPY (SELECT 1) TO PROGRAM 'true'`],
    ['read files', `SELECT pg_read_file('PG_VERSION')`],
    ['make roles', 'CREATE ROLE another'],
    ['make databases', 'CREATE DATABASE another'],
    ['become the superuser', 'SET ROLE postgres'],
    ["change the server's settings", `ALTER SYSTEM SET log_statement = 'all'`],
  ])('may not %s', async (_, statement) => {
    await expect(rows(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('has another password than the superuser, and neither can be read by others', async () => {
    const { dataDir, databaseUrl } = inject('shop');
    for (const name of ['database-password', 'database-superuser-password']) {
      expect((await stat(path.join(dataDir, 'secrets', name))).mode & 0o777).toBe(0o600);
    }
    const superuser = new URL(await superuserUrl(dataDir));
    expect(superuser.password).not.toBe(new URL(databaseUrl).password);
    superuser.password = new URL(databaseUrl).password;

    await expect(queryOnce(superuser.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });
});
