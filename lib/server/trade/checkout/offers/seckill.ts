import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { takesNothing, type LoadOffer } from './offer'

/** A seckill, whose pieces are held by a ticket. */
export const seckillOffer: LoadOffer<'seckill'> = (_db, _viewer, { kind, seckillId, ticket }) => ({
  kind,
  open({ isFinal }) {
    if (isFinal && !ticket) throw new MallError('秒杀ticket必填')
    return { kind, seckillId }
  },
  taken: () => ({ ...takesNothing, seckill_id: seckillId, ticket }),
})
