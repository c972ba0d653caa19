import { createProcedureClient, os } from '@orpc/server'
import { z } from 'zod'
import { withCompiledOutput } from '@/lib/server/edge/http/compiled-output'

const shape = z.object({
  id: z.int(),
  names: z.array(z.object({ name: z.string() })),
  note: z.string().optional(),
})

/** A call whose handler answers `value`, regardless of its contract. */
const answering = (schema: z.ZodType, value: unknown) =>
  createProcedureClient(withCompiledOutput(os.output(schema).handler(() => value)))(undefined)

describe('an answer that compiled code checks', () => {
  it('loses the fields that the contract does not declare, and has its keys in the declared sort', async () => {
    const answer = await answering(shape, { names: [{ name: '甲', secret: 1 }], secret: 2, id: 3 })
    expect(JSON.stringify(answer)).toBe('{"id":3,"names":[{"name":"甲"}]}')
  })

  it('does not leave the server when it is wrong', async () => {
    for (const wrong of [{ id: 1.5, names: [] }, { id: 1, names: [{ name: null }] }, { id: 1 }, null])
      await expect(answering(shape, wrong)).rejects.toThrow('Output validation failed')
  })

  it('may contain itself: then the schema checks it', async () => {
    const tree: z.ZodType = z.object({
      id: z.int(),
      get children() {
        return z.array(tree)
      },
    })
    const answer = { id: 1, children: [{ id: 2, children: [], secret: 1 }] }
    expect(await answering(tree, answer)).toEqual({ id: 1, children: [{ id: 2, children: [] }] })
    await expect(answering(tree, { id: 1, children: [{}] })).rejects.toThrow('Output validation failed')
  })
})
