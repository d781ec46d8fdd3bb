import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import type { Cluster, Login } from './cluster.ts'
import { connectionOf } from './server.ts'

const role = 'shop'

const passwordFile = (folder: string) => join(folder, 'postgres.shop.password')

/** The shop's database login; undefined if only versions without a separate role have run. */
export function readShopLogin(folder: string): Login | undefined {
  const file = passwordFile(folder)
  return existsSync(file) ? { role, password: readFileSync(file, 'utf8') } : undefined
}

/**
 * Creates the role the shop connects as, and gives it what the superuser owns: all tables of versions without such a
 * role. An SQL injection can then reach no files and no server settings.
 */
export async function prepareShopRole(
  cluster: Cluster,
  { createsDatabases }: { createsDatabases: boolean },
): Promise<Login> {
  const login = readShopLogin(cluster.folder) ?? makeShopLogin(cluster.folder)
  const sql = postgres(connectionOf(cluster, cluster.superuser))
  try {
    await sql.begin(async (tx) => {
      const [present] = await tx`SELECT FROM pg_roles WHERE rolname = ${role}`
      if (!present) await tx.unsafe(`CREATE ROLE ${role}`)
      await tx.unsafe(`
        ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEROLE NOREPLICATION NOBYPASSRLS
          ${createsDatabases ? 'CREATEDB' : 'NOCREATEDB'} PASSWORD '${login.password}'`)
      await tx.unsafe(`GRANT CREATE ON DATABASE postgres TO ${role}`)
      for (const { statement } of await changesOfOwner(tx)) await tx.unsafe(statement)
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
  return login
}

function makeShopLogin(folder: string): Login {
  const password = randomBytes(24).toString('base64url')
  const unfinished = `${passwordFile(folder)}.new`
  writeFileSync(unfinished, password, { mode: 0o600, flush: true })
  renameSync(unfinished, passwordFile(folder))
  return { role, password }
}

/**
 * REASSIGN OWNED refuses the role a cluster was created with. Indexes and column sequences follow their table; members
 * of an extension stay.
 */
function changesOfOwner(tx: Pick<Sql, 'unsafe'>): Promise<{ statement: string }[]> {
  return tx.unsafe(`
    WITH former AS (SELECT oid FROM pg_roles WHERE rolname IN (current_user, 'pg_database_owner')),
      schemas AS (
        SELECT oid, nspname, nspowner FROM pg_namespace
        WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'),
      followers AS (
        SELECT classid, objid FROM pg_depend LEFT JOIN pg_class c ON c.oid = objid AND relkind = 'S'
        WHERE deptype = 'e' OR (deptype IN ('a', 'i') AND classid = 'pg_class'::regclass AND c.oid IS NOT NULL)),
      objects AS (
        SELECT 'TABLE' AS kind, c.oid::regclass::text AS name, 'pg_class'::regclass AS class, c.oid, relowner AS owner
        FROM pg_class c JOIN schemas s ON s.oid = relnamespace WHERE relkind IN ('r', 'p', 'v', 'm', 'S')
        UNION ALL
        SELECT 'ROUTINE', p.oid::regprocedure::text, 'pg_proc'::regclass, p.oid, proowner
        FROM pg_proc p JOIN schemas s ON s.oid = pronamespace
        UNION ALL
        SELECT 'TYPE', t.oid::regtype::text, 'pg_type'::regclass, t.oid, typowner
        FROM pg_type t JOIN schemas s ON s.oid = typnamespace WHERE typtype IN ('e', 'd', 'r'))
    SELECT format('ALTER SCHEMA %I OWNER TO ${role}', nspname) AS statement
    FROM schemas WHERE nspowner IN (SELECT oid FROM former)
    UNION ALL
    SELECT format('ALTER %s %s OWNER TO ${role}', kind, name) FROM objects o
    WHERE owner IN (SELECT oid FROM former)
      AND NOT EXISTS (SELECT FROM followers f WHERE f.classid = o.class AND f.objid = o.oid)`)
}
