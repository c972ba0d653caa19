import { isContractProcedure, type AnyContractProcedure } from '@orpc/contract'
import type { z } from 'zod'
import { contract } from '@/lib/contract'
import { envelopeMark } from '@/lib/domain/envelope'

/** Every call takes mobile numbers as phones paste them (lib/domain/person/mobile). */

type Node = { [name: string]: Node | AnyContractProcedure }
const callsOf = (node: Node): AnyContractProcedure[] =>
  Object.values(node).flatMap((child) => (isContractProcedure(child) ? [child] : callsOf(child)))

const isPhoneName = (name: string) => /(^|_)(mobile|telephone|phone)$/.test(name)

/** Fields of phone numbers in the input of a call, also below lists and objects, which calls send as JSON. */
function phoneFields(schema: z.core.$ZodType, found: [string, z.ZodType][] = []): [string, z.ZodType][] {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  if (def.type === 'object')
    for (const [name, field] of Object.entries(def['shape'] as Record<string, z.ZodType>)) {
      if (isPhoneName(name)) found.push([name, field])
      else phoneFields(field, found)
    }
  for (const inner of [def['innerType'], def['out'], def['element'], ...((def['options'] as []) ?? [])])
    if (inner) phoneFields(inner as z.core.$ZodType, found)
  return found
}

const fields = callsOf(contract as unknown as Node).flatMap((call) => {
  const { route, inputSchema } = call['~orpc']
  const schema = inputSchema as z.ZodType | undefined
  return (schema ? phoneFields(schema) : []).map(
    ([name, field]) => [`${route.method} ${route.path}: ${name}`, field] as const,
  )
})

/** Sign-in fields may be sealed: their service reads the number (lib/server/people/secret-fields). */
const maySealed = (field: z.ZodType) => field.safeParse(envelopeMark + 'x'.repeat(300)).success

it('finds the calls with phone numbers', () => {
  expect(fields.length).toBeGreaterThan(20)
})

it.each(fields)('%s takes +86 138-0013-8001', (_, field) => {
  const parsed = field.parse('+86 138-0013-8001')
  expect(parsed).toBe(maySealed(field) ? '+86 138-0013-8001' : '13800138001')
})
