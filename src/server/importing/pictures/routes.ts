import {
  addReadingPageCall,
  changeReadingPageCall,
  deletePictureReadingCall,
  pictureReadingCall,
  pictureReadingsCall,
  readingPagePictureCall,
  readPicturesCall,
  removeReadingPageCall,
  markFoundSavedCall,
  startPictureReadingCall,
  stopPictureReadingCall,
} from '../../../contract/importing.ts'
import { bindCall } from '../../http/bind-call.ts'
import { addPage, changePage, removePage } from './edit-pages.ts'
import {
  deletePictureReading,
  listReadings,
  pagePicture,
  readingWithRecipes,
  markFoundSaved,
  startReading,
  startReadingPages,
  stopReading,
} from './picture-readings.ts'

export const pictureRoutes = [
  bindCall(startPictureReadingCall, startReading),
  bindCall(pictureReadingsCall, listReadings),
  bindCall(pictureReadingCall, readingWithRecipes),
  bindCall(addReadingPageCall, addPage),
  bindCall(changeReadingPageCall, changePage),
  bindCall(removeReadingPageCall, removePage),
  bindCall(readingPagePictureCall, pagePicture),
  bindCall(readPicturesCall, startReadingPages),
  bindCall(stopPictureReadingCall, stopReading),
  bindCall(markFoundSavedCall, markFoundSaved),
  bindCall(deletePictureReadingCall, deletePictureReading),
]
