import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TeamPage } from '@/components/group/team-page'
import { PageBar } from '@/components/ui/page-bar'
import { groupsHref } from '@/lib/web/group-href'

export const metadata: Metadata = { title: '拼团详情' }

/** A team, which its members share; guests see it too. */
export default async function Page({ params }: { params: Promise<{ teamId: string }> }) {
  const { teamId } = await params
  if (!/^[1-9]\d{0,14}$/.test(teamId)) notFound()
  return (
    <div className="mx-auto max-w-3xl">
      <PageBar title="拼团详情" back={groupsHref} className="md:sr-only" />
      <TeamPage teamId={Number(teamId)} />
    </div>
  )
}
