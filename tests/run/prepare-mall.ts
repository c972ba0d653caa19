import { request } from 'playwright/test'

/**
 * Prepares the mall of the browser tests: its demo members place more unpaid orders in a run than a mall allows by
 * default.
 */
export default async function prepareMall(): Promise<void> {
  const origin = process.env.MALL_TEST_URL ?? `http://localhost:${process.env.PORT ?? 3210}`
  const api = await request.newContext({ baseURL: origin })
  const form = { username: '13800138004', password: 'Mall2026', company_id: '1' }
  const login = await api.post('/api/h5app/wxapp/login', { form })
  const { data } = (await login.json()) as { data: { token?: string; message?: string } }
  const answer = await api.put('/api/h5app/wxapp/operator/order/settings', {
    headers: { authorization: `Bearer ${data.token}` },
    form: { unpaid_order_limit: '1000' },
  })
  const stored = (await answer.json()) as { data: { unpaid_order_limit?: number; message?: string } }
  await api.dispose()
  if (stored.data.unpaid_order_limit !== 1000)
    throw new Error(`The mall cannot be prepared: ${data.message ?? stored.data.message}`)
}
