import type { Metadata } from 'next'
import { Foottrace } from '@/components/member/foottrace/foottrace'

export const metadata: Metadata = { title: '我的足迹' }

/** The goods that the member looked at (spec 1 §2). */
export default function FoottracePage() {
  return <Foottrace />
}
