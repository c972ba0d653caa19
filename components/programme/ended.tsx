import { Empty } from '@/components/ui/empty'

export const endedText = '本轮活动已结束，下一轮的补贴品类和标准会在这里公布'

/** Shown instead of classes, rules and products when no class is subsidised. */
export const Ended = () => <Empty text={endedText} action={{ href: '/items', label: '去逛逛' }} />
