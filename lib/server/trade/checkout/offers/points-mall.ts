import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { pointsMallClosed, pointsMallSetting } from '@/lib/domain/points-mall'
import { pointRule } from '@/lib/server/ground/trade-setting/trade-settings'
import type { LoadOffer } from './offer'

/** The points mall, whose prices are in points. */
export const pointsMallOffer: LoadOffer<'pointsmall'> = (_db, _viewer, { kind }) => ({
  kind,
  open({ facts }) {
    const { isOpen, freight } = pointsMallSetting(facts.pointsMall)
    if (!isOpen) throw new MallError(pointsMallClosed)
    return { kind, freight }
  },
  // A preview may cost more points than the buyer has, so that the page can show how many are missing; the statement
  // that places the order has a guard of its own.
  assertBill({ pointUse }, { viewer, facts, isFinal }) {
    if (isFinal && viewer && pointUse > viewer.point)
      throw new MallError(`${pointRule(facts.point).name}不足`)
  },
})
