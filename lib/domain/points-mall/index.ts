export * from './order-points'
export * from './setting'
export * from './texts'
