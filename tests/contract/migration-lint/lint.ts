import { Known } from './known'
import { parseParts } from './part'
import { rules } from './rules'

export interface Finding {
  /** `0006_words.sql:3` */
  where: string
  rule: string
  says: string
}

/** Words of a reason, at least. */
const shortestReason = 12

/** Dropped things must be unread since a version that others run. */
const isReason = (rule: string, reason: string, isContract: boolean, released: readonly string[]): boolean =>
  rule === 'drop'
    ? isContract && released.some((version) => reason.startsWith(`unread since ${version}`))
    : reason.trim().length >= shortestReason

/**
 * Judges migrations in their sequence.
 * @param files those before the first judged one too, for what they have made
 * @param options.released versions that were released before these files
 */
export async function lintMigrations(
  files: readonly { name: string; text: string }[],
  { exempt = [], released = [] }: { exempt?: readonly string[]; released?: readonly string[] } = {},
): Promise<Finding[]> {
  const findings: Finding[] = []
  const known = new Known()
  for (const { name, text } of files) {
    const file = await parseParts(name, text)
    known.beginFile()
    if (exempt.includes(name)) {
      known.learnAll(file)
      continue
    }
    for (const part of file.parts) {
      const add = (rule: string, says: string) => findings.push({ where: `${name}:${part.line}`, rule, says })
      for (const [rule, { says, breaks }] of Object.entries(rules)) {
        const reason = part.allowed.get(rule)
        const isBroken = breaks({ part, file, known })
        if (isBroken && (reason === undefined || !isReason(rule, reason, file.isContract, released)))
          add(rule, says)
        if (!isBroken && reason !== undefined)
          add(rule, 'The statement does not break this rule: remove -- allow.')
      }
      for (const rule of part.allowed.keys()) if (!(rule in rules)) add(rule, 'There is no such rule.')
      known.learn(part.node)
    }
  }
  return findings
}
