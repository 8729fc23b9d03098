export { PictureField as default } from './picture-field'
