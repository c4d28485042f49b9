export { standOf, TONES } from './stand.ts'
