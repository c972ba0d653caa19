import type { ReactNode } from 'react'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { mergedDraft, type Side, type Versions } from '@/lib/domain/desk/merge'

/** The side that was chosen for a part; undefined for one that is not in conflict. */
export type SideOf = (part: string) => Side | undefined

/**
 * How two changes of a draft are put together. A part is what is decided about as one: a field of the call, or several
 * that belong together.
 */
export interface ConflictRules<Draft> {
  /** The part that a field of the call belongs to. */
  partOf: (field: string) => string
  nameOf: (part: string, versions: Versions<Draft>) => string
  /** The value of a part as people read it. @param other the draft beside it, where only what differs is told */
  shownOf: (part: string, draft: Draft, other: Draft) => ReactNode
  merge: (versions: Versions<Draft>, sideOf: SideOf) => Draft
}

/** A part of a draft whose keys are merged one by one. */
interface DraftPart<Draft> {
  name: string
  /** Fields of the call; the name of the part without them. */
  fields?: readonly string[]
  /** Keys of the draft; the name of the part without them. */
  keys?: readonly (keyof Draft & string)[]
  shown: (draft: Draft, other: Draft) => ReactNode
}

export type DraftParts<Draft> = Readonly<Record<string, DraftPart<Draft>>>

/** The part of each key of a draft. */
export const partsOfKeys = <Draft>(parts: DraftParts<Draft>): ReadonlyMap<string, string> =>
  new Map(Object.entries(parts).flatMap(([part, { keys = [part] }]) => keys.map((key) => [key, part])))

/** The rules of a draft that consists of such parts. */
export function rulesOf<Draft extends object>(parts: DraftParts<Draft>): ConflictRules<Draft> {
  const partOfField = new Map(
    Object.entries(parts).flatMap(([part, { fields = [part] }]) => fields.map((field) => [field, part])),
  )
  const partOfKey = partsOfKeys(parts)
  return {
    partOf: (field) => partOfField.get(field) ?? field,
    nameOf: (part) => parts[part]?.name ?? part,
    shownOf: (part, draft, other) => parts[part]?.shown(draft, other) ?? '',
    merge: (versions, sideOf) => mergedDraft(versions, (key) => sideOf(partOfKey.get(key) ?? key)),
  }
}

/** A part in conflict, as the dialog shows it. */
export interface ConflictRow {
  part: string
  name: string
  /** Who changed it, and when. */
  by: string
  at: number
  theirs: ReactNode
  mine: ReactNode
}

/** One row for each part in conflict, with the latest change of its fields. */
export function conflictRows<Draft>(
  conflicts: readonly EditConflict[],
  { partOf, nameOf, shownOf }: ConflictRules<Draft>,
  versions: Versions<Draft>,
): ConflictRow[] {
  const { mine, theirs } = versions
  return [...Map.groupBy(conflicts, ({ field }) => partOf(field))].map(([part, own]) => {
    const latest = own.reduce((one, other) => (other.at > one.at ? other : one))
    return {
      part,
      name: nameOf(part, versions),
      by: latest.by,
      at: latest.at,
      theirs: shownOf(part, theirs, mine),
      mine: shownOf(part, mine, theirs),
    }
  })
}
