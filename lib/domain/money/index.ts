export * from './percent'
export * from './split'
export * from './text'
export * from './typed'
