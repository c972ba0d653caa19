import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { peoplePage, personById, type PersonRow } from './operator-sql'

/**
 * A page of the persons with an identity, void ones included, and their draws; newest first (contract operator).
 * @param filter.mobile the whole number; absent fields and an empty number match all persons
 * @returns the rows of the page, and the number of persons that match
 */
export async function listPeople(
  db: Queries,
  { state, mobile }: { state: PersonRow['state'] | undefined; mobile: string | undefined },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: PersonRow[]; total: number }> {
  const [found] = await db.run(peoplePage, [state ?? null, mobile || null, ...limitAndOffset(page, pageSize)])
  return { rows: found?.list ?? [], total: found?.total ?? 0 }
}

/** A person whose identity exists, with the subsidies drawn with any account. */
export async function getPerson(db: Queries, identityId: number): Promise<PersonRow> {
  return only(await db.run(personById, [identityId]), 'the person of an identity').person
}
