'use client'
import { Providers } from '@/lib/client/providers'
import { CollectButton, type CollectLook } from './collect-button'
import { useCollect } from './use-collect'

type MemberCollectProps = CollectLook & { goodsId: number }

/** The heart of somebody who is signed in. */
export function MemberCollect(props: MemberCollectProps) {
  return (
    <Providers>
      <Heart {...props} />
    </Providers>
  )
}

function Heart({ goodsId, ...look }: MemberCollectProps) {
  const { isCollected, toggle, busy } = useCollect(goodsId)
  return <CollectButton {...look} isCollected={isCollected} busy={busy} onPress={toggle} />
}
