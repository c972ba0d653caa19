/** A trivial call of the contract through the front door against a bare JSON server. */
import { compareWithBare } from './lib/compare.ts'

export const api = compareWithBare({
  name: 'api',
  subject: 'trivial API call (an empty list) through the front door',
  target: 0.4,
  path: async () => '/api/h5app/wxapp/trustlogin/list?company_id=1',
})
