'use client'
import { useReplayedClick } from '@/components/ui/replay-click'
import { Providers } from '@/lib/client/providers'
import { CollectButton, type CollectLook } from './collect-button'
import { useCollect } from './use-collect'

type MemberCollectProps = CollectLook & {
  goodsId: number
  /** Pressed while this was on its way. */
  pressed?: boolean
}

/** The heart of somebody who is signed in. */
export function MemberCollect(props: MemberCollectProps) {
  return (
    <Providers>
      <Heart {...props} />
    </Providers>
  )
}

function Heart({ goodsId, pressed = false, ...look }: MemberCollectProps) {
  const { isCollected, toggle, busy } = useCollect(goodsId)
  useReplayedClick(pressed, toggle)
  return <CollectButton {...look} isCollected={isCollected} busy={busy} onPress={toggle} />
}
