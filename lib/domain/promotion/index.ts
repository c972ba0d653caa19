export * from './rule'
export * from './seckill'
export * from './describe'
