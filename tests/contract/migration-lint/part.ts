import { parse, type Node } from 'libpg-query'
import { parseMigration } from '@/lib/server/ground/db/migration-file'

/** A statement of a migration, with the remarks before it. */
export interface Part {
  line: number
  node: Node
  /** `-- repeat`: it runs until it changes no row. */
  isRepeated: boolean
  /** `-- allow RULE: reason`: the rules that it may break. */
  allowed: ReadonlyMap<string, string>
}

export interface ParsedMigration {
  name: string
  isConcurrent: boolean
  isContract: boolean
  parts: Part[]
}

const allowance = /^-- allow ([a-z-]+): (.+)$/gm
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** @throws Error when PostgreSQL does not understand it, or a part has several statements */
export async function parseParts(name: string, text: string): Promise<ParsedMigration> {
  const { isConcurrent, isContract, statements } = parseMigration(name, text)
  const parts: Part[] = []
  let from = 0
  for (const statement of statements) {
    const offset = text.indexOf(statement, from)
    from = offset + statement.length
    const line = lineOf(text, offset + (/^(?:\s+|--[^\n]*\n)*/.exec(statement)?.[0].length ?? 0))
    const { stmts = [] } = await parse(statement)
    const [only, ...more] = stmts
    if (!only?.stmt || more.length > 0)
      throw new Error(`${name}:${line}: statements are separated by --> statement-breakpoint.`)
    const allowed = new Map(
      [...statement.matchAll(allowance)].map(([, rule = '', reason = '']) => [rule, reason]),
    )
    parts.push({ line, node: only.stmt, isRepeated: /^-- repeat\s*$/m.test(statement), allowed })
  }
  return { name, isConcurrent, isContract, parts }
}
