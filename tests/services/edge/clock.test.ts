import { clockCheck, clockOffset } from '@/lib/server/edge/clock'
import { openDatabase } from '../../fixtures/engine/databases'

describe('the clock of a mall', () => {
  it('agrees with that of its database on the same machine', async () => {
    const { db, drop } = await openDatabase()
    try {
      expect(Math.abs(await clockOffset(db))).toBeLessThan(2)
    } finally {
      await drop()
    }
  })

  it.each([
    [0.4, 'ok'],
    [-2, 'ok'],
    [120.2, '120 s ahead of the database'],
    [-3.6, '4 s behind the database'],
  ])('that is %s s apart is said to be: %s', (offset, said) => {
    expect(clockCheck(offset)).toBe(said)
  })
})
