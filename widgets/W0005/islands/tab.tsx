'use client'
import type { TabProps } from '@/widgets/parts/showcase/showcase'
import { TabGoods } from '@/widgets/parts/showcase/tab-goods'
import { Cells } from '../cells'

export const Tab = ({ tab, mode }: TabProps<null>) => (
  <TabGoods tab={tab}>{(goods) => <Cells goods={goods} mode={mode} />}</TabGoods>
)
