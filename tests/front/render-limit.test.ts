import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type Admission, type RenderKind, RenderLimit, type Slot } from '@/lib/front/render-limit'

const client = () => new ServerResponse(new IncomingMessage(new Socket()))

/** A slot that must be free. */
async function slotOf(admission: Promise<Admission>): Promise<Slot> {
  const slot = await admission
  if (typeof slot === 'string') throw new Error(`no slot: ${slot}`)
  return slot
}

describe('the render limit', () => {
  test('lets a render wait until another one has ended', async () => {
    const limit = new RenderLimit({ concurrency: 1 })
    const first = await slotOf(limit.enter('page', client()))
    let started = false
    const second = slotOf(limit.enter('page', client())).then((slot) => {
      started = true
      return slot
    })
    await delay(10)
    expect([started, limit.running, limit.waiting]).toEqual([false, 1, 1])
    first.release()
    await second
    expect([limit.running, limit.waiting]).toEqual([1, 0])
  })

  test('rejects at once what finds its queue full, and later what waited too long', async () => {
    const limit = new RenderLimit({ concurrency: 1, queueLength: 1, maxWait: 200 })
    await slotOf(limit.enter('search', client()))
    const waiting = limit.enter('search', client())
    expect(await limit.enter('search', client())).toBe('busy')
    expect(limit.waiting).toBe(1)
    expect(await waiting).toBe('busy')
    expect(limit.waiting).toBe(0)
  })

  test('gives up the place of a client that disconnects', async () => {
    const limit = new RenderLimit({ concurrency: 1 })
    const { release } = await slotOf(limit.enter('page', client()))
    const leaving = client()
    const admission = limit.enter('page', leaving)
    leaving.emit('close')
    expect([await admission, limit.waiting]).toEqual(['gone', 0])
    release()
    await slotOf(limit.enter('page', client()))
    leaving.destroy()
    expect(await limit.enter('page', leaving)).toBe('gone')
  })

  test('takes turns, three pages for each search, and keeps the order of arrival within a kind', async () => {
    const limit = new RenderLimit({ concurrency: 1 })
    const { release } = await slotOf(limit.enter('page', client()))
    const order: string[] = []
    const enter = async (kind: RenderKind, name: string) => {
      const slot = await slotOf(limit.enter(kind, client()))
      order.push(name)
      slot.release()
    }
    const all = [
      ...['s1', 's2', 's3'].map((name) => enter('search', name)),
      ...['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((name) => enter('page', name)),
    ]
    release()
    await Promise.all(all)
    expect(order).toEqual(['p1', 'p2', 's1', 'p3', 'p4', 'p5', 's2', 'p6', 's3'])
  })

  test('has a queue per kind: searches never fill that of pages', async () => {
    const limit = new RenderLimit({ concurrency: 1, queueLength: 1 })
    const { release } = await slotOf(limit.enter('search', client()))
    void limit.enter('search', client())
    expect(await limit.enter('search', client())).toBe('busy')
    const page = limit.enter('page', client())
    expect(limit.waiting).toBe(2)
    release()
    await Promise.race([page, delay(5)])
  })

  test('frees one slot per render, however often it is released', async () => {
    const limit = new RenderLimit({ concurrency: 2 })
    const first = await slotOf(limit.enter('page', client()))
    await slotOf(limit.enter('page', client()))
    first.release()
    first.release()
    expect(limit.running).toBe(1)
  })

  test('takes the slot from a render that does not end', async () => {
    const limit = new RenderLimit({ concurrency: 1, maxRender: 20 })
    await slotOf(limit.enter('page', client()))
    await slotOf(limit.enter('page', client()))
    expect(limit.running).toBe(1)
  })

  test('gives a slot without waiting only when no request is waiting', async () => {
    const limit = new RenderLimit({ concurrency: 1 })
    const waiting = limit.enter('page', client())
    expect(limit.tryEnter()).toBeUndefined()
    const slot = await slotOf(waiting)
    expect(limit.tryEnter()).toBeUndefined()
    slot.release()
    expect(limit.tryEnter()).toBeDefined()
  })
})
