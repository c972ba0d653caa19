import type { Metadata } from 'next'
import { MyDeposit } from '@/components/member/deposit/my-deposit'

export const metadata: Metadata = { title: '储值余额' }

/** The stored value of the member, its movements, and recharging (contract member §8). */
export default function MyDepositPage() {
  return <MyDeposit />
}
