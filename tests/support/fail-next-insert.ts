import type { Sql } from '#server/platform/database.ts'

/** The next insert into a table fails, as when the database rolls it back in favour of another transaction. */
export async function failNextInsert(sql: Sql, table: string): Promise<void> {
  // A sequence keeps counting when the transaction is rolled back.
  await sql.unsafe(`
    CREATE SEQUENCE ${table}_tries;
    CREATE FUNCTION fail_first_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('${table}_tries') = 1 THEN RAISE EXCEPTION 'deadlock' USING ERRCODE = '40P01'; END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER fail_first BEFORE INSERT ON ${table}
      FOR EACH ROW EXECUTE FUNCTION fail_first_of_${table}()`)
}
