import type { Metadata } from 'next'
import { BrowseHistory } from '@/components/member/browse-history/browse-history'

export const metadata: Metadata = { title: '我的足迹' }

/** The products that the member viewed (spec 1 §2). */
export default function FoottracePage() {
  return <BrowseHistory />
}
