import { Socket } from 'node:net'
import type { AlipayKeys } from '@/lib/payment-env'
import { alipayOf } from '@/lib/server/ground/adapters/payment/alipay/client'
import type { Mall } from '@/lib/server/ground/mall'
import { newKeys, privatePem, publicPem } from '../../fixtures/payment/keys'

const keys = (): AlipayKeys => {
  const pair = newKeys()
  return {
    appId: '2026000000000001',
    privateKey: privatePem(pair),
    publicKey: publicPem(pair),
    sellerId: '2088000000000001',
    gateway: 'http://127.0.0.1:9',
  }
}
const mallOf = (alipay: AlipayKeys) => ({ env: { alipay } }) as unknown as Mall

it('Alipay’s SDK leaves the sockets of the process as they were: one error may end several', async () => {
  const before = Object.getOwnPropertyDescriptor(Socket.prototype, 'destroy')
  await Promise.all([alipayOf(mallOf(keys())), alipayOf(mallOf(keys()))])
  expect(Object.getOwnPropertyDescriptor(Socket.prototype, 'destroy')).toEqual(before)

  const failure = new Error('the agent ends')
  const ended = [new Socket(), new Socket()].map(
    (socket) =>
      new Promise((resolve) => {
        socket.on('error', resolve)
        socket.destroy(failure)
      }),
  )
  expect(await Promise.all(ended)).toEqual([failure, failure])
})
