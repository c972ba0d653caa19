import { readFile } from 'node:fs/promises'
import { auditEventName, auditSubjectName } from '@/lib/domain/desk/audit-words'
import { sourceFiles } from '../fixtures/import-graph'

/** Names of the engine that entries of the audit trail have, and people at the desk read as words. */
async function namesOf(field: 'event' | 'subject'): Promise<string[]> {
  const files = await sourceFiles('lib/server', /\.ts$/)
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const entries = texts.filter((text) => /recordAudits?\(/.test(text))
  return [
    ...new Set(
      entries.flatMap((text) =>
        [...text.matchAll(new RegExp(`\\b${field}: '(\\w+)'`, 'g'))].map(([, name]) => name ?? ''),
      ),
    ),
  ]
}

test.each([
  ['event', auditEventName],
  ['subject', auditSubjectName],
] as const)('every %s of the audit trail has a word', async (field, nameOf) => {
  const names = await namesOf(field)
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => nameOf(name) === name)).toEqual([])
})
