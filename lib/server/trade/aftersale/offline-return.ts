import 'server-only'
import { offlineReturnProblem, type ReturnRequest } from '@/lib/domain/aftersale/request'
import type { ReturnAddress } from '@/lib/domain/aftersale/snapshot'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import { addressesOfShop, snapshotOf } from './return-addresses'

/**
 * The shop to which the buyer brings the goods; null when they are sent by parcel: the merchant then enters the
 * address.
 * @throws MallError with the texts of contract trade §10.1
 */
export async function offlineReturnAddress(
  tx: Queries,
  shopId: number,
  request: ReturnRequest,
  isOpen: boolean,
): Promise<ReturnAddress | null> {
  if (request.returnType !== 'offline') return null
  const addresses = isOpen ? await addressesOfShop(tx, shopId) : []
  const problem = offlineReturnProblem(
    request,
    isOpen,
    addresses.map(({ addressId }) => addressId),
  )
  if (problem) throw new MallError(problem)
  const selected = addresses.find(({ addressId }) => addressId === request.addressId)
  return selected ? snapshotOf(selected) : null
}
