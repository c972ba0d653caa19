import fc from 'fast-check'
import { applyForUnits, handleAftersale } from './after-sales'
import { cancelOrder, reviewCancel } from './cancel'
import { addToCart, changeCart, checkLine, choosePlus } from './cart'
import { claimCoupon } from './coupon'
import { crash } from './crash'
import { orderInGroup } from './group'
import { changePrice, jobs, travel } from './mall'
import { notification, pay, payForAnother, payFromDeposit, startInVain, startPayment } from './pay'
import { orderCart, orderDirectly, orderPackage, orderPickup } from './place'
import { lowerPrice } from './price-change'
import { finishRefunds, jobsInTrouble, payAtProvider, report } from './provider'
import { race } from './race'
import { receive } from './receive'
import { cancelRest, pickUp, ship } from './ship'
import { offers, type Step } from './step'
import { reviewVoucher, sendVoucher, topUp, transferBack } from './transfer'

type Weighted = fc.WeightedArbitrary<Step>
const often = (weight: number, arbitrary: fc.Arbitrary<Step>): Weighted => ({ weight, arbitrary })

/** Steps that can be repeated after a fault, and take part in races. */
const moves: Weighted[] = [
  often(4, orderCart),
  often(9, orderDirectly),
  often(8, startPayment),
  often(10, pay),
  often(3, notification),
  often(9, payAtProvider),
  often(4, report),
  often(3, payFromDeposit),
  often(2, sendVoucher),
  often(3, reviewVoucher),
  often(3, lowerPrice),
  often(2, cancelOrder),
  often(3, reviewCancel),
  often(3, receive),
  ...(offers('GET', '/promotions/groups') ? [often(6, orderInGroup)] : []),
  ...(offers('POST', '/operator/order/ship') ? [often(8, ship)] : []),
  ...(offers('POST', '/operator/order/cancel/rest') ? [often(3, cancelRest)] : []),
  ...(offers('POST', '/aftersales') ? [often(7, applyForUnits), often(14, handleAftersale)] : []),
]

/** All possible steps, with their frequencies. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  ...moves,
  often(6, addToCart),
  often(2, changeCart),
  often(1, checkLine),
  often(2, claimCoupon),
  often(2, orderPickup),
  often(2, orderPackage),
  often(2, choosePlus),
  ...(offers('POST', '/operator/order/pickup') ? [often(2, pickUp)] : []),
  often(1, payForAnother),
  often(1, startInVain),
  often(1, topUp),
  often(3, transferBack),
  often(4, jobsInTrouble),
  often(1, finishRefunds),
  often(2, changePrice),
  often(2, travel),
  often(4, jobs),
  often(6, crash(fc.oneof(...moves, often(6, jobs)))),
  often(8, race(fc.oneof(...moves))),
)
